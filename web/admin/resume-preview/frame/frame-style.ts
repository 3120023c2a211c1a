/** The style of the frame. That of the text is the part of pdf.js’s `pdf_viewer.css` that places it above the drawing. */
export const frameStyle = `
html{color-scheme:only light}
body{margin:0;min-height:100dvh;padding:12px 0;box-sizing:border-box;display:grid;gap:12px;justify-items:center;
justify-content:safe center;align-content:start;background:var(--background)}
body:focus-visible{outline:none;box-shadow:inset 0 0 0 2px Highlight}
section{position:relative;background:#fff;overflow:hidden;--scale-round-x:1px;--scale-round-y:1px}
canvas{position:absolute;inset:0;width:100%;height:100%}
.textLayer{position:absolute;text-align:initial;inset:0;overflow:clip;line-height:1;letter-spacing:normal;
word-spacing:normal;-webkit-text-size-adjust:none;text-size-adjust:none;forced-color-adjust:none;transform-origin:0 0;
--min-font-size:1;--text-scale-factor:calc(var(--total-scale-factor)*var(--min-font-size));
--min-font-size-inv:calc(1/var(--min-font-size))}
.textLayer :is(span,br){color:transparent;position:absolute;white-space:pre;cursor:text;transform-origin:0% 0%}
.textLayer>:not(.markedContent),.textLayer .markedContent span:not(.markedContent){--font-height:0;
font-size:calc(var(--text-scale-factor)*var(--font-height));--scale-x:1;--rotate:0deg;
transform:rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))}
.textLayer .markedContent{display:contents}
.textLayer[data-main-rotation="90"]{transform:rotate(90deg) translateY(-100%)}
.textLayer[data-main-rotation="180"]{transform:rotate(180deg) translate(-100%,-100%)}
.textLayer[data-main-rotation="270"]{transform:rotate(270deg) translateX(-100%)}
.textLayer ::selection{background:rgb(0 100 255/.25)}
`;
