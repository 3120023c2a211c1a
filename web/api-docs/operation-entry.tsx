import { type Answer, answersOf, describeSchema, type Operation, type Schema } from "./api-description.ts";

interface Call {
  path: string;
  method: string;
  operation: Operation;
}

/** One API operation for visitors or users: summary, access, parameters, body and responses. */
export function OperationEntry({
  path,
  method,
  operation,
  isShared,
}: Call & {
  /** Whether the page lists an answer once for all operations. */
  isShared: (answer: Answer) => boolean;
}) {
  const answers = answersOf(operation).filter((answer) => !isShared(answer));
  const body = operation.requestBody?.content["application/json"]?.schema;
  return (
    <article className="grid gap-5 border-t border-ink pt-4" id={operation.operationId}>
      <header className="grid gap-1">
        <h2 className="font-mono text-base font-medium wrap-anywhere">
          <span className="mr-2 bg-ink px-1.5 py-0.5 text-paper uppercase">{method}</span> {path}
        </h2>
        <p className="text-muted">
          <Sentence text={operation.summary} />. {operation["x-access"] === "user" ? "Signed-in users." : "Anyone."}
        </p>
      </header>
      {operation.parameters && <Fields title="Parameters" fields={operation.parameters} />}
      {body?.properties && <Fields title="Body (JSON)" fields={fieldsOf(body)} />}
      {answers.length > 0 && <Answers answers={answers} />}
    </article>
  );
}

/** The operations for which a role needs a permission, a line each. */
export function TeamCalls({ operations }: { operations: readonly Call[] }) {
  return (
    <section className="border-t border-ink pt-4" id="dashboard">
      <h2 className="text-base font-medium">Calls of the dashboard</h2>
      <p className="text-muted">
        Each needs the permission named with it. Parameters, bodies and answers are in{" "}
        <a className="link" href="/api/openapi.json">
          /api/openapi.json
        </a>
        .
      </p>
      <ul className="mt-5">
        {operations.map(({ path, method, operation }) => (
          <li key={operation.operationId} className="grid border-b border-hairline py-1.5 text-small">
            <span className="font-mono wrap-anywhere">
              {method.toUpperCase()} {path}
            </span>
            <span className="text-muted">
              <Sentence text={operation.summary} />. <Sentence text={`\`${operation["x-access"]}\``} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Answers by status, under a heading of their own. */
export function Answers({
  title = "Answers",
  Heading = "h3",
  answers,
}: {
  title?: string;
  Heading?: "h2" | "h3";
  answers: readonly Answer[];
}) {
  return (
    <div>
      <Heading className="text-small text-muted">{title}</Heading>
      <ul>
        {answers.map(({ status, description }) => (
          <li
            key={status + description}
            className="grid grid-cols-[4rem_1fr] border-b border-hairline py-1.5 text-small"
          >
            <span className="font-mono tabular-nums">{status}</span>
            <span>
              <Sentence text={description} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const fieldsOf = (schema: Schema) =>
  Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    schema: field,
    required: schema.required?.includes(name) ?? false,
  }));

function Fields({ title, fields }: { title: string; fields: { name: string; schema: Schema; required: boolean }[] }) {
  return (
    <div>
      <h3 className="text-small text-muted">{title}</h3>
      <dl>
        {fields.map(({ name, schema, required }) => (
          <div key={name} className="grid border-b border-hairline py-1.5 text-small sm:grid-cols-[14rem_1fr]">
            <dt className="font-mono">
              {name}
              {!required && <span className="font-sans text-muted"> (optional)</span>}
            </dt>
            <dd>{describeSchema(schema)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Renders text whose parts between backticks are code. */
export function Sentence({ text }: { text: string }) {
  return text.split("`").map((part, index) =>
    index % 2 ? (
      <code key={part} className="font-mono text-[0.92em]">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
