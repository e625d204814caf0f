import { demoMerchantId } from '#db/common.ts'
import type { PitchState } from '#db/demo/pitch-queries.ts'
import { pitchSteps } from '#db/demo/pitch-rules.ts'
import { getAdminPersona, getFirstAdmin } from '#db/people/persona-queries.ts'
import { amountText } from '#db/text/amount.ts'
import { pathTo } from '#routes/paths.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { highlight } from '#src/ui/highlight.ts'
import { customerOf, useSwitch } from './acting/use-switch.ts'
import { stops } from './stops.ts'

/** Returns the next press of a pitch, with its number. */
export function pitchLabel(state: PitchState): string {
  const number = state.step === 'over' ? pitchSteps.length : pitchSteps.indexOf(state.step) + 1
  const due = stops.find(({ press }) => press?.step === state.step)?.press
  return `${number} of ${pitchSteps.length}: ${due ? due.words(state) : 'Approved'}`
}

/** Returns the screen of the next press; null before the demo is the prospect's, which is a dialog. */
export function pitchPath({ step, item, path }: PitchState): string | null {
  switch (step) {
    case 'theirs':
      return null
    case 'link': {
      if (!item) return `${pathTo('payment-links')}?new=1`
      const { name, amount, currency } = item
      const suggested = new URLSearchParams({
        new: '1',
        name,
        amount: amountText(amount),
        currency,
      })
      return `${pathTo('payment-links')}?${suggested}`
    }
    case 'pay':
      return pathTo('checkout', { path: path ?? '' })
    case 'see':
      return pathTo('transactions')
    case 'approve':
      return pathTo('merchant', { id: demoMerchantId })
    case 'approved':
    case 'over':
      return pathTo('business')
  }
}

/** Returns the functions that open the screen of the next press, as the person whose screen it is. */
export function usePitchPresses(onLeave?: () => void) {
  const act = useSwitch(onLeave)
  const database = useDatabase()

  async function asMerchant(path: string) {
    const member = await getFirstAdmin(database(), demoMerchantId)
    if (member) await act({ as: 'member', id: member.id }, path)
  }

  return {
    /** Opens the merchant's home, where the demo that was made theirs begins. */
    goHome: () => asMerchant(pathTo('dashboard')),
    go: async (state: PitchState) => {
      const { step, payment } = state
      const path = pitchPath(state)
      if (path === null) return
      if (step === 'pay') return act(customerOf(state.path), path)
      if (step === 'approve') {
        const admin = await getAdminPersona(database())
        if (admin) await act({ as: 'admin', id: admin.id }, path)
        return
      }
      if (step === 'see' && payment) highlight(payment.id)
      await asMerchant(path)
    },
  }
}
