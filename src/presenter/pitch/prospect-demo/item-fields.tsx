import { Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type DemoBusiness, demoLengths, mostItems } from '#db/demo/schemas.ts'
import { named } from '#db/text/typed-text.ts'
import type { useAppForm } from '#src/forms/app-form.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { blankItem, type TypedItem, type TypedProspect } from './typed-prospect.ts'

/** The type of the form, for its parts. */
export type ProspectForm = ReturnType<typeof useAppForm<TypedProspect, DemoBusiness>>

/** What the business sells, with prices: one to six things. */
export function ItemFields({ form }: { form: ProspectForm }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">What they sell</legend>
      <form.Subscribe selector={({ values }) => values.items}>
        {(items) => <Items form={form} items={items} />}
      </form.Subscribe>
    </fieldset>
  )
}

function Items({ form, items }: { form: ProspectForm; items: readonly TypedItem[] }) {
  const list = useRef<HTMLUListElement>(null)
  // The next focus after the items change, because the pressed button may be gone.
  const goTo = useRef<{ at: number; what: string } | null>(null)
  useEffect(() => {
    if (!goTo.current) return
    const { at, what } = goTo.current
    goTo.current = null
    list.current?.children[at]?.querySelector<HTMLElement>(what)?.focus()
  }, [items])

  function add() {
    goTo.current = { at: items.length, what: 'input' }
    form.pushFieldValue('items', blankItem())
  }

  function remove(at: number) {
    goTo.current = { at: Math.max(0, Math.min(at, items.length - 2)), what: 'button' }
    // There is always a row to type in.
    if (items.length === 1) form.setFieldValue('items', [blankItem()])
    else void form.removeFieldValue('items', at)
  }

  return (
    <>
      <ul ref={list} className="grid gap-2">
        {items.map(({ key, name }, at) => (
          <li key={key} className="grid grid-cols-[minmax(0,1fr)_min(7.5rem,30vw)_auto] gap-x-2">
            <form.AppField name={`items[${at}].name`}>
              {(field) => (
                <field.TextField
                  label={`Item ${at + 1}`}
                  labelHidden
                  autoComplete="off"
                  maxLength={demoLengths.item}
                />
              )}
            </form.AppField>
            <form.Subscribe selector={({ values }) => values.currency}>
              {(currency) => (
                <form.AppField name={`items[${at}].price`}>
                  {(field) => (
                    <field.MoneyField
                      label={`Price of item ${at + 1}`}
                      labelHidden
                      currency={currency}
                    />
                  )}
                </form.AppField>
              )}
            </form.Subscribe>
            <IconButton
              label={named`Remove ${name.trim() || `item ${at + 1}`}`}
              icon={<X aria-hidden />}
              className="-mr-2.5"
              onClick={() => remove(at)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="text"
        icon={<Plus aria-hidden />}
        disabled={items.length >= mostItems}
        onClick={add}
      >
        Add item
      </Button>
    </>
  )
}
