import { DAY } from "../kernel/days.ts";
import type { RetentionStep } from "../retention/step.ts";
import { expiredRecords } from "../work/expired-records.ts";

/**
 * The retention step for conversations: `days` after the last message, or once its application is removed, if one was made.
 */
export const expiredConversations = (days: number): RetentionStep =>
  expiredRecords({
    kind: "conversation",
    what: "conversations without an application",
    period: `${days} days`,
    select: (queries, now) =>
      queries
        .selectFrom("chatConversations")
        .select("chatConversations.id")
        .where("lastMessageAt", "<", now - days * DAY)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("chatMessages")
                .select("chatMessages.id")
                .whereRef("conversationId", "=", "chatConversations.id")
                .where("jobApplicationId", "is not", null),
            ),
          ),
        ),
  });
