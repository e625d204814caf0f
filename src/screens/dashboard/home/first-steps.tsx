import { builtPaths, pathTo, type PathId } from '#routes/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Chevron, Tick } from '#src/ui/glyphs.tsx'
import { Steps } from '#src/ui/steps.tsx'

interface Props {
  approved: boolean
  hasLink: boolean
  hasTransaction: boolean
}

interface Step {
  id: PathId
  title: string
  text: string
  action: string
  query?: string
  done: boolean
}

/** The first steps of a new business, shown instead of figures that would all be zero. */
export function FirstSteps({ approved, hasLink, hasTransaction }: Props) {
  const steps: Step[] = [
    {
      id: 'business',
      title: 'Get approved',
      text: 'Upload your documents to lift the payment limit.',
      action: 'Open My Business',
      done: approved,
    },
    {
      id: 'payment-links',
      title: 'Create a payment link',
      text: 'Customers pay from any phone by link, QR code or USSD.',
      action: 'Create a link',
      query: '?new',
      done: hasLink,
    },
    {
      id: 'transactions',
      title: 'Take a test payment',
      text: 'See a payment arrive and settle.',
      action: 'Take a payment',
      query: '?new',
      done: hasTransaction,
    },
  ]
  const built = steps.filter(({ id }) => builtPaths.some((row) => row.id === id))
  const done = built.filter((step) => step.done).length
  const next = built.find((step) => !step.done)
  return (
    <Card>
      <CardHeader
        title="First steps"
        action={
          <span className="text-subtle">
            {done} of {built.length} done
          </span>
        }
      />
      <div className="px-5 pb-3 md:px-6">
        <Steps
          count={built.length}
          current={done}
          label={`${done} of ${built.length} steps done`}
        />
      </div>
      <ol>
        {built.map(({ id, title, text, action, query = '', ...step }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-4 md:px-6"
          >
            <span
              aria-hidden
              className={`grid size-9 flex-none place-items-center rounded-stone ${step.done ? 'bg-laid text-on-laid' : id === next?.id ? 'bg-accent text-bg' : 'bg-stone-3 text-muted'}`}
            >
              {step.done ? <Tick size={16} /> : <Chevron size={14} />}
            </span>
            <div className="min-w-0 flex-[1_1_14rem]">
              <h3 className="font-semibold">
                {title}
                {step.done && <span className="sr-only"> (done)</span>}
              </h3>
              <p className="text-sm text-muted">{text}</p>
            </div>
            {!step.done && (
              <ButtonLink
                variant={id === next?.id ? 'primary' : 'secondary'}
                size="sm"
                to={pathTo(id) + query}
              >
                {action}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
