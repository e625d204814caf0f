import type { ApiCall, Json } from '#src/rules/api/code/api-call.ts'
import { codesOf } from '#src/rules/api/code/languages.ts'
import type { OpenApi } from '#src/rules/api/openapi/open-api.ts'
import { CodeSample, CodesBlock } from './code-block.tsx'
import { type ReferenceField, fieldsOf, type PlacedOperation } from './reference-document.ts'

function OneField({ field }: { field: ReferenceField }) {
  const { name, kind, required, description, values } = field
  return (
    <li className="border-b border-line py-2.5 last:border-b-0">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-sm">
        <code className="font-mono font-semibold [overflow-wrap:anywhere]">{name}</code>
        <span className="text-subtle">{kind}</span>
        {required && <span className="text-subtle">required</span>}
      </p>
      <p className="mt-0.5 text-sm text-muted">
        {description}
        {values.length > 0 && (
          <>
            {description && ': '}
            {values.map((value, at) => (
              <span key={value}>
                {at > 0 && ', '}
                <code className="font-mono text-[0.9375em] [overflow-wrap:anywhere]">{value}</code>
              </span>
            ))}
          </>
        )}
      </p>
    </li>
  )
}

/** API fields; `marked` flags each as required or optional. */
export function FieldList({
  title,
  fields,
  marked = false,
}: {
  title: string
  fields: readonly ReferenceField[]
  marked?: boolean
}) {
  if (fields.length === 0) return null
  return (
    <div>
      <h4 className="text-sm">{title}</h4>
      <ul className="mt-1 border-t border-line">
        {fields.map((field) => (
          <OneField key={field.name} field={marked ? field : { ...field, required: false }} />
        ))}
      </ul>
    </div>
  )
}

/** Returns the example of a request from the file. */
export function callFrom({ method, path, operation }: PlacedOperation): ApiCall {
  const { parameters = [], requestBody } = operation
  const filled = path.replace(/\{(\w+)\}/g, (part, name: string) => {
    const example = parameters.find((each) => each.name === name)?.example
    return typeof example === 'string' ? example : part
  })
  return {
    method: method === 'POST' ? 'POST' : 'GET',
    path: filled,
    ...(requestBody && { body: requestBody.content['application/json'].example as Json }),
  }
}

interface Props extends PlacedOperation {
  file: OpenApi
}

function parameters({ operation }: Props): ReferenceField[] {
  return (operation.parameters ?? []).map(({ name, schema, required = false, description }) => ({
    name,
    kind: schema.type === 'integer' ? 'whole number' : String(schema.type),
    required,
    description:
      schema.default === undefined
        ? description
        : `${description}. Default: ${JSON.stringify(schema.default)}`,
    values: [],
  }))
}

export function OperationView(props: Props) {
  const { file, method, path, operation } = props
  const { operationId, summary, description, requestBody, responses } = operation
  const [[status, answered] = ['', undefined], ...others] = Object.entries(responses)
  const example =
    answered && 'content' in answered ? answered.content?.['application/json'].example : undefined
  const refusals = others.map(([each]) => each).join(', ')
  return (
    <article className="grid gap-x-8 gap-y-4 border-t border-line pt-6 *:min-w-0 xl:grid-cols-2">
      <div className="grid content-start gap-4">
        <div>
          <h3 id={operationId} tabIndex={-1} className="text-lg outline-none">
            <a href={`#${operationId}`} className="underline-offset-4 hover:underline">
              {summary}
            </a>
          </h3>
          <p className="mt-1 font-mono text-sm [overflow-wrap:anywhere]">
            <span className="font-semibold">{method}</span> {path}
          </p>
          <p className="mt-2 text-muted">{description}</p>
        </div>
        <FieldList title="Parameters" fields={parameters(props)} marked />
        {requestBody && (
          <FieldList
            title="Body"
            fields={fieldsOf(file, requestBody.content['application/json'].schema)}
            marked
          />
        )}
        <p className="text-sm text-muted">Other responses: {refusals}</p>
      </div>
      <div className="grid content-start gap-4 *:min-w-0">
        <CodesBlock title={`${method} ${path}`} codes={codesOf(callFrom(props))} />
        <CodeSample title={`Response: ${status}`} code={JSON.stringify(example, null, 2)} />
      </div>
    </article>
  )
}
