import { Fragment } from "react";
import { type Call, describeSchema, type Response, responsesOf, type Schema } from "./api-description.ts";

/** One API operation for visitors or users: its summary, which opens to parameters, body and responses. */
export function OperationEntry({
  operation,
  isShared,
}: {
  operation: Call;
  /** Whether the page lists a response once for all operations. */
  isShared: (response: Response) => boolean;
}) {
  const { operationId, summary, access, parameters, requestBody } = operation;
  const responses = responsesOf(operation).filter((response) => !isShared(response));
  const body = requestBody?.content["application/json"]?.schema;
  return (
    <details id={operationId} className="border-t border-hairline last:border-b">
      <summary className="call-row hover:bg-surface">
        <h3 className="font-mono text-small font-medium">
          <Endpoint {...operation} />
        </h3>
        <span className="text-small text-muted">
          <Sentence text={summary} />. {access === "user" ? "Logged-in users." : "Anyone."}
        </span>
      </summary>
      <div className="grid gap-5 pb-6 sm:pl-17">
        {parameters && <Fields title="Parameters" fields={parameters} />}
        {body?.properties && <Fields title="Body (JSON)" fields={fieldsOf(body)} />}
        {responses.length > 0 && (
          <div>
            <h4 className="text-small font-medium">Responses</h4>
            <Responses responses={responses} />
          </div>
        )}
      </div>
    </details>
  );
}

function Endpoint({ method, path }: Pick<Call, "method" | "path">) {
  return (
    <>
      <span className="call-method">{method}</span>{" "}
      {path.split(/(?=\/)/).map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

/** Responses by status. */
export function Responses({ responses }: { responses: readonly Response[] }) {
  return (
    <ul>
      {responses.map(({ status, description }) => (
        <li key={status + description} className="grid grid-cols-[4rem_1fr] border-b border-hairline py-1.5 text-small">
          <span className="font-mono tabular-nums">{status}</span>
          <span>
            <Sentence text={description} />
          </span>
        </li>
      ))}
    </ul>
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
      <h4 className="text-small font-medium">{title}</h4>
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
