import type { MessageMetadata } from "./schema.ts";

/** A turn of the conversation so far, as the assistant is told of it. */
export interface Turn {
  sender: "user" | "bot";
  content: string;
}

/** What the assistant says to a question. */
export interface Reply {
  content: string;
  metadata: MessageMetadata;
  /** What kind of answer it was; `unknown` when it found none. */
  outcome: string;
  /** Whether the conversation speaks of applying for a position. */
  isApplicationRequest: boolean;
}

/**
 * Who answers. Its only powers are the fields of `Reply`: it can neither write nor send anything.
 * `onWords` is told the words as they come; their sum is the content of the reply.
 */
export interface Assistant {
  answer(question: string, history: readonly Turn[], onWords: (words: string) => void): Promise<Reply>;
}
