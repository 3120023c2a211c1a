import { useQuery } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense } from "react";
import type { StorageStatus } from "#domain/files/schema.ts";
import { useMay } from "./access/use-may.ts";

// Without its code, the server still refuses what it cannot store.
const LowStorage = lazy<ComponentType<StorageStatus>>(() =>
  import("./low-storage.tsx").catch(() => ({ default: () => null })),
);

const REFRESH_MS = 30_000;

/** Tells admins when visitors cannot send files or anything at all because storage is low, and what to do about it. */
export function StorageNotice() {
  const { data: status } = useQuery<StorageStatus>({
    queryKey: ["/api/admin/storage"],
    refetchInterval: REFRESH_MS,
    enabled: useMay("storage:read"),
  });
  return (
    <div aria-live="polite">
      <Suspense>{status && status.level !== "open" && <LowStorage {...status} />}</Suspense>
    </div>
  );
}
