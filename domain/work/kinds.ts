import { NotFoundError } from "../kernel/errors.ts";
import type { Permission } from "../kernel/permissions.ts";
import type { RecordKind } from "./schema.ts";

interface Kind {
  table: "inquiries" | "jobApplications" | "chatConversations";
  /** The column of its status. */
  status: "workStatus" | "status";
  /** The column of `notes` and `reveals` that names it. */
  reference: "inquiryId" | "jobApplicationId" | "conversationId";
  read: Permission;
  change: Permission;
}

/** Where each kind of record is stored, and the permissions that it needs. */
export const kinds: Record<RecordKind, Kind> = {
  inquiry: {
    table: "inquiries",
    status: "workStatus",
    reference: "inquiryId",
    read: "inquiries:read",
    change: "inquiries:change",
  },
  application: {
    table: "jobApplications",
    status: "workStatus",
    reference: "jobApplicationId",
    read: "applications:read",
    change: "applications:change",
  },
  conversation: {
    table: "chatConversations",
    status: "status",
    reference: "conversationId",
    read: "conversations:read",
    change: "conversations:change",
  },
};

/** The error for an id that no record of the kind has. */
export const recordNotFound = (kind: RecordKind) => new NotFoundError(`This ${kind} was not found`);
