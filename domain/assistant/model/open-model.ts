/** Where a language model is reached: any endpoint that speaks OpenAI's protocol. */
export interface ModelSettings {
  /** The part of the address before `/chat/completions`. */
  url: string;
  model: string;
  key: string | undefined;
}

/** A language model: takes instructions, writes text. */
export interface Model {
  /**
   * Yields the model's text as it arrives. `material` is the text to work on, separate from `instructions`.
   * Throws a `ModelError` when the endpoint refuses the request or closes the connection, and the signal's reason when
   * the signal aborts.
   */
  write(order: { instructions: string; material: string }, signal: AbortSignal): AsyncIterable<string>;
}

/** The longest answer, in the model's tokens: a few sentences. */
const MAX_OUTPUT_TOKENS = 400;

/** Follows no redirect: visitors' messages go only to the address in `ASSISTANT_URL`. */
const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });

/**
 * Why a model failed: the SDK's error name, the response status, and the system's error code when the endpoint was not
 * reached. The SDK's message is left out: it may repeat what the model or a visitor wrote, which no log may contain.
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

/** Opens the model behind an endpoint. The SDK (25 MB of memory) is loaded here, so only when a model is configured. */
export function openModel({ url, model, key }: ModelSettings): Model {
  const sdk = Promise.all([import("ai"), import("@ai-sdk/openai-compatible")]);
  // A failed import is reported by the first `write`, not as an unhandled rejection.
  sdk.catch(() => undefined);
  return {
    async *write({ instructions, material }, signal) {
      const [{ streamText }, { createOpenAICompatible }] = await sdk;
      const provider = createOpenAICompatible({
        name: "assistant",
        baseURL: url,
        fetch: fetchWithoutRedirects,
        ...(key ? { apiKey: key } : {}),
      });
      try {
        const { fullStream } = streamText({
          model: provider.chatModel(model),
          instructions,
          prompt: material,
          abortSignal: signal,
          temperature: 0,
          maxOutputTokens: MAX_OUTPUT_TOKENS,
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
