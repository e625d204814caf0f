import type { PaymentMethodId } from '#db/payments/schemas.ts'
import type { MethodStates } from '#db/payments/queries.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Banner } from '#src/ui/banner.tsx'

const methods = Object.keys(methodTiles) as PaymentMethodId[]

/**
 * Returns the methods to choose from: disabled ones are left out, except the selected one; those with problems show it.
 */
export const methodOptions = (states: MethodStates | undefined, chosen: PaymentMethodId) =>
  methods
    .filter((method) => method === chosen || !states?.disabledMethods.includes(method))
    .map((value) => {
      const { name } = methodTiles[value]
      return { value, label: states?.incidents[value] ? `${name}, has problems` : name }
    })

interface Props {
  /** Undefined while loading. */
  states: MethodStates | undefined
  method: PaymentMethodId
}

/** The notice about the selected method, if any. */
export function MethodNote({ states, method }: Props) {
  const { name } = methodTiles[method]
  const incident = states?.incidents[method]
  return (
    <div role="alert">
      {states?.disabledMethods.includes(method) ? (
        <Banner tone="wait" title={`${name} is switched off at present`}>
          Choose another method. What you typed is kept.
        </Banner>
      ) : (
        incident && <Banner tone="wait">{incident}</Banner>
      )}
    </div>
  )
}
