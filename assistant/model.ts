/** Where a language model is reached: any endpoint that speaks OpenAI's protocol. */
export interface ModelSettings {
  /** The part of the address before `/chat/completions`. */
  url: string;
  model: string;
  key: string | undefined;
}

/** Something that writes text as it is told to. */
export interface Model {
  /**
   * Yields what the model writes, as it comes. `material` is what it is to work on, kept apart from `instructions`.
   * Throws a `ModelError` when the endpoint refuses or breaks off, and the signal's reason when that says it takes too
   * long.
   */
  write(order: { instructions: string; material: string }, signal: AbortSignal): AsyncIterable<string>;
}

/** No answer is longer than this, in the model's own units: a few sentences. */
const LONGEST = 400;

/** What visitors write goes to the address that the owner named, and nowhere that it points to. */
const straight: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });

/**
 * Why a model failed: what kind of failure, the status it answered with, the system's code where it was not reached.
 * The SDK's own words may repeat what the model, or through it a visitor, wrote, which no log may hold.
 */
class ModelError extends Error {
  override readonly name = "ModelError";

  constructor(error: unknown) {
    const name = error instanceof Error ? error.name : "unknown";
    const { statusCode, cause } = Object(error) as { statusCode?: unknown; cause?: unknown };
    const { code } = Object(cause) as { code?: unknown };
    const status = typeof statusCode === "number" ? `, status ${statusCode}` : "";
    super(`${name}${status}${typeof code === "string" && /^[A-Z_]{1,40}$/.test(code) ? `, ${code}` : ""}`);
  }
}

/** A model behind an endpoint. The SDK is loaded here, so only where one is configured. */
export function openModel({ url, model, key }: ModelSettings): Model {
  const sdk = Promise.all([import("ai"), import("@ai-sdk/openai-compatible")]);
  // It is asked for again with each answer, and fails there.
  sdk.catch(() => undefined);
  return {
    async *write({ instructions, material }, signal) {
      const [{ streamText }, { createOpenAICompatible }] = await sdk;
      const provider = createOpenAICompatible({
        name: "assistant",
        baseURL: url,
        fetch: straight,
        ...(key ? { apiKey: key } : {}),
      });
      try {
        const { fullStream } = streamText({
          model: provider.chatModel(model),
          instructions,
          prompt: material,
          abortSignal: signal,
          temperature: 0,
          maxOutputTokens: LONGEST,
          maxRetries: 0,
          onError: () => undefined,
        });
        for await (const part of fullStream) {
          if (part.type === "text-delta") yield part.text;
          if (part.type === "error") throw part.error;
          if (part.type === "abort") throw signal.reason;
        }
      } catch (error) {
        throw signal.aborted ? signal.reason : new ModelError(error);
      }
    },
  };
}
