import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, unlink } from "node:fs/promises";
import { join } from "node:path";

/**
 * A file on the disk for bytes that arrive slowly. It is unlinked as soon as it is created, so the system removes it
 * with the process, however that ends.
 */
export class SpooledFile {
  size = 0;
  readonly #handle: FileHandle;

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  static async create(folder: string): Promise<SpooledFile> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${randomUUID()}.part`);
    const handle = await open(path, "wx+", 0o600);
    await unlink(path);
    return new SpooledFile(handle);
  }

  async write(chunk: Buffer): Promise<void> {
    // A disk that is almost full may write a part, and fails only at the next write.
    for (let rest = chunk; rest.length > 0; ) {
      const { bytesWritten } = await this.#handle.write(rest, 0, rest.length, this.size);
      this.size += bytesWritten;
      rest = rest.subarray(bytesWritten);
    }
  }

  async read(): Promise<Buffer> {
    const content = Buffer.allocUnsafe(this.size);
    const { bytesRead } = await this.#handle.read(content, 0, this.size, 0);
    if (bytesRead !== this.size) throw new Error("a spooled file is shorter than the bytes written to it");
    return content;
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}
