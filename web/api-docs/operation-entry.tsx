import { type Answer, answersOf, describeSchema, type Operation, type Schema } from "./api-description.ts";

/** Who may use an operation: its permission, unless everyone or every user may. */
const accessLabels: Record<string, string> = { anyone: "Anyone", user: "Signed-in users" };

/** One API operation: summary, access, parameters, body and responses. */
export function OperationEntry({
  path,
  method,
  operation,
  isShared,
}: {
  path: string;
  method: string;
  operation: Operation;
  /** Whether the page lists an answer once for all operations. */
  isShared: (answer: Answer) => boolean;
}) {
  const access = operation["x-access"];
  const answers = answersOf(operation).filter((answer) => !isShared(answer));
  const body = operation.requestBody?.content["application/json"]?.schema;
  return (
    // The path, not the operation’s id: it repeats text that the page has anyway.
    <article id={method + path}>
      <header>
        <h2>
          <span>{method}</span> {path}
        </h2>
        <p>
          <Sentence text={operation.summary} />.{" "}
          <Sentence text={accessLabels[access] ?? `Users with the permission \`${access}\``} />.
        </p>
      </header>
      {operation.parameters && <Fields title="Parameters" fields={operation.parameters} />}
      {body?.properties && <Fields title="Body (JSON)" fields={fieldsOf(body)} />}
      {answers.length > 0 && <Answers answers={answers} />}
    </article>
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
      <Heading>{title}</Heading>
      <ul>
        {answers.map(({ status, description }) => (
          <li key={status + description}>
            <b>{status}</b>
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
      <h3>{title}</h3>
      <dl>
        {fields.map(({ name, schema, required }) => (
          <div key={name}>
            <dt>
              {name}
              {!required && <span> (optional)</span>}
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
