import type { PaymentMethodId } from '#db/payments/schemas.ts'
import type { MethodStates } from '#db/payments/queries.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { Banner } from '#src/ui/banner.tsx'

const methods = Object.keys(methodTiles) as PaymentMethodId[]

/** The methods to choose between: those that are off are gone, but for the chosen one; those with problems say so. */
export const methodOptions = (states: MethodStates | undefined, chosen: PaymentMethodId) =>
  methods
    .filter((method) => method === chosen || !states?.disabledMethods.includes(method))
    .map((value) => {
      const { name } = methodTiles[value]
      return { value, label: states?.incidents[value] ? `${name}, has problems` : name }
    })

interface Props {
  /** Undefined while they are being read. */
  states: MethodStates | undefined
  method: PaymentMethodId
}

/** What is to be known of the chosen method, as soon as it is so. */
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
