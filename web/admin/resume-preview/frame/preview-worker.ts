// The worker that reads the file. Classic scripts start in a frame with an origin of its own, modules do not.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
