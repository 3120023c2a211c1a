// npm run bench [start|pages|rendered|inquiries|audit|consents|searches|lists|mails|chat|streams|memory|disk|backup|move|abuse|costs|lighthouse ...]: measures the product and
// compares each figure with a reference in the same run on the same machine. Reports what cannot be measured here.
import { execFileSync } from "node:child_process";
import { environment, pinnedNode } from "#bin/install.mjs";
import { isStale } from "#bin/stamp.mjs";
import { benchAbuse } from "./abuse.ts";
import { benchAudit } from "./audit.ts";
import { benchBackup } from "./backup.ts";
import { benchChat } from "./chat.ts";
import { benchConsents } from "./consents.ts";
import { benchCosts } from "./costs.ts";
import { benchDisk } from "./disk.ts";
import { benchEmails } from "./emails.ts";
import { benchInquiries } from "./inquiries.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchLists } from "./lists.ts";
import { benchMemory } from "./memory.ts";
import { benchMove } from "./move.ts";
import { benchPages } from "./pages.ts";
import { benchRendered } from "./rendered.ts";
import { benchSearches } from "./searches.ts";
import { benchStart } from "./start.ts";
import { benchStreams } from "./streams.ts";

const all = {
  start: benchStart,
  pages: benchPages,
  rendered: benchRendered,
  inquiries: benchInquiries,
  audit: benchAudit,
  consents: benchConsents,
  searches: benchSearches,
  lists: benchLists,
  mails: benchEmails,
  chat: benchChat,
  streams: benchStreams,
  memory: benchMemory,
  disk: benchDisk,
  backup: benchBackup,
  move: benchMove,
  abuse: benchAbuse,
  costs: benchCosts,
  lighthouse: benchLighthouse,
};

const selected = process.argv.slice(2);
if (isStale()) execFileSync(pinnedNode, ["bin/build.ts"], { stdio: "inherit", env: environment });
for (const [name, bench] of Object.entries(all)) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  console.log(`\n${name}`);
  for (const line of await bench()) console.log(`  ${line}`);
}
