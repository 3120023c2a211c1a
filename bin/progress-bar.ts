const WIDTH = 30;
const MB = 1024 * 1024;

export type ProgressBar = ReturnType<typeof progressBar>;

/** Shows the progress of each step on a terminal, in one line; elsewhere a plain line when a step begins. */
export function progressBar(output: NodeJS.WriteStream = process.stderr) {
  let current = "";
  let percent = -1;
  const endLine = () => {
    if (current && output.isTTY) output.write("\n");
  };
  return {
    /** `done` and `total` are in bytes without another unit. */
    show(step: string, done: number, total: number, unit = "MB") {
      if (step !== current) {
        endLine();
        const size = Math.ceil(unit === "MB" ? total / MB : total);
        if (!output.isTTY) output.write(`${step} ${size.toLocaleString("en-US")} ${unit}.\n`);
        current = step;
        percent = -1;
      }
      const now = total > 0 ? Math.floor((100 * done) / total) : 100;
      if (!output.isTTY || now === percent) return;
      percent = now;
      const filled = Math.round((WIDTH * now) / 100);
      const bar = `${"█".repeat(filled)}${"░".repeat(WIDTH - filled)}`;
      output.write(`\r${step.padEnd(12)} ${bar} ${String(now).padStart(3)} %`);
    },
    end() {
      endLine();
      current = "";
    },
  };
}
