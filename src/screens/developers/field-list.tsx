import type { Field } from './operations-of.ts'

function OneField({ field }: { field: Field }) {
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
  fields: readonly Field[]
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
