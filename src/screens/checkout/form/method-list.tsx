import { CreditCard } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { PaymentMethodId } from '#db/model/transaction.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { isOff, methodChoices, type MethodChoice } from './pay-methods.ts'

interface Props {
  value: string
  onChange: (choice: MethodChoice) => void
  disabledMethods: readonly PaymentMethodId[]
  error?: string | undefined
  /** What the chosen method asks for: it opens below it. */
  fields: ReactNode
}

function ChoiceTile({ choice }: { choice: MethodChoice }) {
  if (choice !== 'card') {
    const { text, tone } = methodTiles[choice]
    return <MonogramTile text={text} tone={tone} size="sm" />
  }
  return (
    <span className="grid size-7 flex-none place-items-center rounded-badge bg-neutral-soft text-on-neutral-soft">
      <CreditCard size={16} aria-hidden />
    </span>
  )
}

/** Every way to pay; those that are off say so. The chosen one opens. */
export function MethodList({ value, onChange, disabledMethods, error, fields }: Props) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      className="@container min-w-0 outline-none"
      aria-labelledby={`${name}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <p id={`${name}-label`} className="mb-1.5 text-sm font-semibold">
        How to pay
      </p>
      <div
        className={`overflow-clip rounded-control bg-surface ${error ? 'border-2 border-danger' : 'border border-line-strong'}`}
      >
        {methodChoices.map((choice) => {
          const off = isOff(choice.id, disabledMethods)
          const chosen = value === choice.id
          return (
            <div key={choice.id} className="border-t border-line first:border-t-0">
              <label
                className={`flex min-h-13 items-center gap-3 px-3.5 outline-offset-[-3px] outline-focus has-focus-visible:outline-3 ${chosen ? 'bg-selected' : off ? 'cursor-not-allowed bg-sunken' : 'hover:bg-hover'}`}
              >
                <input
                  type="radio"
                  name={name}
                  value={choice.id}
                  checked={chosen}
                  disabled={off && !chosen}
                  onChange={() => onChange(choice.id)}
                  className="grid size-5 flex-none appearance-none place-items-center rounded-full border-[1.5px] border-line-strong bg-surface outline-none before:size-2.5 before:rounded-full checked:border-primary checked:before:bg-primary disabled:opacity-60 forced-colors:appearance-auto"
                />
                {/* Large text needs its room. */}
                <span className="flex-none @max-[12rem]:hidden">
                  <ChoiceTile choice={choice.id} />
                </span>
                <span className={`min-w-0 wrap-anywhere ${off ? 'text-subtle' : 'font-medium'}`}>
                  {choice.name}
                </span>
                {off && <span className="ml-auto text-sm text-subtle">Off at present</span>}
              </label>
              {chosen && !off && fields && (
                <div className="grid grid-cols-1 gap-4 border-t border-line px-3.5 pt-3.5 pb-4">
                  {fields}
                </div>
              )}
            </div>
          )
        })}
      </div>
      {error && (
        <p id={`${name}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
