import type { Logger } from "pino";
import type { Database } from "#db/database.ts";
import { resumeRules } from "#domain/files/rules.ts";
import type { StorageLevel, StorageStatus } from "#domain/files/schema.ts";
import { storedFileBytes } from "#domain/files/stored-bytes.ts";
import { site } from "#site";
import type { StorageLimits } from "../env.ts";
import { HttpError } from "../http/problems.ts";
import { defaultReserve, ReserveFile, spaceOf } from "./reserve-file.ts";

/** How long a measurement is used, in milliseconds. Visitors fill a small part of the reserve in this time. */
const MAX_AGE_MS = 1000;
/** How often the space is measured without requests, in milliseconds. */
const INTERVAL_MS = 10_000;
const MB = 1024 * 1024;
/** Once something is refused, this many times the space must be free: files that come and go would switch it on and off. */
const SLACK = 1.1;

/** One measurement of the space, in bytes; infinite where a quantity is unknown. */
interface Space {
  /** What only admins may use. */
  reserve: number;
  /** Free space of the disk that holds the data folder, where files arrive before they are stored. */
  disk: number;
  /** Space for further rows. */
  rows: number;
  /** Space for SQLite's log of writes, which deletions need as well. */
  log: number;
  /** The size of all stored files. */
  files: number;
}

interface Options {
  db: Database;
  log: Logger;
  dataFolder: string;
  /** Whether the database is in the data folder. */
  isEmbedded: boolean;
  limits: StorageLimits;
}

/**
 * Decides whether there is room for what visitors send. It keeps free space in reserve, so that admins can sign in and
 * delete: deleting needs space too, because SQLite writes every change to its log first.
 */
export class Storage {
  readonly #options: Options;
  readonly #reserveFile: ReserveFile;
  #measured: { at: number; space: Promise<Space> } | undefined;
  /** Bytes of files that are arriving or being stored. */
  #arriving = 0;
  #level: StorageLevel = "open";
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#reserveFile = new ReserveFile(options.dataFolder);
  }

  /** Measures the space from now on, so that the log reports changes even without requests. */
  start(): void {
    const measure = () => void this.#measure().catch(() => {});
    measure();
    this.#timer = setInterval(measure, INTERVAL_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#reserveFile.idle();
  }

  /** What the last measurement found room for. */
  get level(): StorageLevel {
    return this.#level;
  }

  /** Whether there is more space than what is kept for admins. */
  async hasRoom(): Promise<boolean> {
    return this.#levelOf(await this.#measure(), 0) !== "closed";
  }

  /** Throws `HttpError` 507 when there is not. */
  async admitText(): Promise<void> {
    if (!(await this.hasRoom())) throw noRoom();
  }

  /**
   * Counts a file of at most `bytes` as stored until the returned function is called, after it was stored or refused.
   * Throws `HttpError` 507, which names `field`, when there is no room for it.
   */
  async admitFile(bytes: number, field: string): Promise<() => void> {
    const space = await this.#measure();
    if (this.#levelOf(space, this.#arriving + bytes) !== "open") throw noRoomForFile(field);
    this.#arriving += bytes;
    return () => {
      this.#measured = undefined;
      const forget = () => {
        this.#arriving -= bytes;
      };
      // Not before: until a measurement that began afterward has ended, no other one is sure to contain the file.
      void this.#measure().then(forget, forget);
    };
  }

  /** Call before an admin writes: on a full disk, gives back the space that was kept for this. */
  async makeRoom(): Promise<void> {
    if (await this.#reserveFile.release()) this.#measured = undefined;
  }

  /** What is stored, and what is refused. */
  async status(): Promise<Omit<StorageStatus, "backup">> {
    const { reserve, disk, rows, log, files } = await this.#measure();
    const free = log < reserve / 2 || !this.#options.isEmbedded ? Math.min(rows, disk) : rows;
    return {
      level: this.#level,
      freeBytes: Number.isFinite(free) ? Math.max(0, free) : null,
      reservedBytes: reserve,
      fileBytes: files,
      fileBytesLimit: this.#options.limits.files,
    };
  }

  #measure(): Promise<Space> {
    if (!this.#measured || performance.now() - this.#measured.at > MAX_AGE_MS) {
      const space = this.#measureNow();
      this.#measured = { at: performance.now(), space };
      space.catch(() => {
        if (this.#measured?.space === space) this.#measured = undefined;
      });
    }
    return this.#measured.space;
  }

  async #measureNow(): Promise<Space> {
    const { db, dataFolder, isEmbedded, limits } = this.#options;
    const limit = limits.database ?? Number.POSITIVE_INFINITY;
    const isSizeNeeded = isEmbedded || Number.isFinite(limit);
    const [disk, size, files] = await Promise.all([
      spaceOf(dataFolder),
      isSizeNeeded ? db.size() : { bytes: 0, reusable: 0, log: 0 },
      storedFileBytes(db.read),
    ]);
    const reserve = limits.reserve ?? defaultReserve(disk.total);
    if (isEmbedded) this.#reserveFile.adjust(disk.free, reserve);
    const free = disk.free + this.#reserveFile.size;
    // The rows that were deleted leave room for others inside the database, which does not become smaller.
    const rows = Math.min(limit - size.bytes, isEmbedded ? free : Number.POSITIVE_INFINITY) + size.reusable;
    const log = isEmbedded ? free + size.log : Number.POSITIVE_INFINITY;
    const space = { reserve, disk: disk.free, rows, log, files };
    this.#follow(space);
    return space;
  }

  /** What is refused when `bytes` of files come in addition to those that are stored. */
  #levelOf({ reserve, disk, rows, log, files }: Space, bytes: number): StorageLevel {
    const keptFromText = this.#level === "closed" ? reserve * SLACK : reserve;
    if (rows < keptFromText || log < keptFromText / 2) return "closed";
    const keptFromFiles = this.#level === "open" ? reserve : reserve * SLACK;
    const hasRoom = rows - bytes >= 2 * keptFromFiles;
    const canArrive = disk - bytes >= keptFromFiles / 8;
    return hasRoom && canArrive && files + bytes <= this.#options.limits.files ? "open" : "no-files";
  }

  /** Logs once when something else is refused than before. */
  #follow(space: Space): void {
    const level = this.#levelOf(space, resumeRules.maxBytes);
    if (level === this.#level) return;
    this.#level = level;
    const inMegabytes = (bytes: number) => (Number.isFinite(bytes) ? Math.floor(bytes / MB) : null);
    const figures = {
      storage: level,
      diskFreeMb: inMegabytes(space.disk),
      roomForRowsMb: inMegabytes(space.rows),
      reservedMb: inMegabytes(space.reserve),
      filesMb: inMegabytes(space.files),
    };
    const { log } = this.#options;
    if (level === "open") log.info(figures, "storage has room again: nothing is refused");
    else if (level === "no-files") log.warn(figures, "storage is low: visitors' files are refused");
    else log.error(figures, "storage has only its reserve left: everything that visitors send is refused");
  }
}

const noRoom = () =>
  new HttpError(507, `We cannot store anything at the moment. Please try again later, or email us at ${site.email}`);

function noRoomForFile(field: string): HttpError {
  const message = `We cannot store files at the moment. Please send a link instead, or email the file to ${site.email}`;
  return new HttpError(507, message, {}, { [field]: [message] });
}
