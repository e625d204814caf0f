import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { CodeError } from '#db/codes/sealed.ts'
import type { PaidDatabase } from '#db/database.ts'
import { getDemoSettings, isUsed } from '#db/demo/queries.ts'
import type { DemoBusiness } from '#db/demo/schemas.ts'
import type { LocalCurrencyName } from '#db/money.ts'
import { pathTo } from '#routes/paths.ts'
import { openOnDemand } from '#src/data/database-context.ts'
import { enterDemo } from '#src/data/enter-demo.ts'
import { loadActions, refusalText } from '#src/data/run-action.ts'
import { visitor } from '#src/data/visitor.ts'
import { codeProblems } from '#src/rules/messages/codes.ts'
import { demoMessages } from '#src/rules/messages/demo.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { toast } from '#src/ui/toast.ts'
import { readCode } from '../../pitch/prospect-demo/link-code.ts'
import { makeDemoFor } from '../../pitch/prospect-demo/remake-demo.ts'
import { isTestInTheWay } from '../../demo/snapshots/replace-demo.ts'
import { LinkProblem } from './link-problem.tsx'

interface Props {
  code: string
  localCurrency: LocalCurrencyName | undefined
  onClose: () => void
}

type Found = { problem: string } | { business: DemoBusiness; db: PaidDatabase; asks: boolean }

/** Reads a link's code, and whether to ask before the demo is made for its business. */
async function readLink(code: string): Promise<Found> {
  try {
    const business = await readCode(code)
    const [db] = await Promise.all([openOnDemand(), loadActions()])
    return { business, db, asks: await isUsed(db) }
  } catch (error) {
    if (error instanceof CodeError) return { problem: codeProblems.prospect[error.problem] }
    return { problem: await refusalText(error) }
  }
}

const isSame = (one: DemoBusiness, other: DemoBusiness | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Makes the demo for the business of a link. A device that was used is asked first. */
export function OpenedLink({ code, localCurrency, onClose }: Props) {
  const [place, navigate] = useLocation()
  const [found, setFound] = useState<Found>()
  const [making, setMaking] = useState(false)

  /** From the landing page, the business's dashboard is next. */
  async function enter() {
    onClose()
    if (place !== pathTo('landing')) return
    await enterDemo()
    navigate(pathTo('dashboard'))
  }

  async function make({ business, db }: Extract<Found, { business: DemoBusiness }>) {
    setMaking(true)
    if (await makeDemoFor({ db, actor: visitor }, business, { localCurrency })) await enter()
    else onClose()
  }

  const begun = useRef(false)
  const begin = useEffectEvent(async () => {
    if (await isTestInTheWay()) return onClose()
    const link = await readLink(code)
    setFound(link)
    if ('problem' in link) return
    const { business, db, asks } = link
    const present = await getDemoSettings(db)
    const isNamed =
      localCurrency === undefined || localCurrency === (present.localCurrency ?? 'ZWL')
    if (isNamed && isSame(business, present.business)) {
      toast.info(demoMessages.already(business.name))
      await enter()
    } else if (!asks) await make(link)
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    begin().catch(reportError)
  }, [])

  if (!found) return null
  if ('problem' in found) return <LinkProblem problem={found.problem} onClose={onClose} />
  const { name, owner, town } = found.business
  return (
    <Dialog
      open
      onClose={making ? () => undefined : onClose}
      size="sm"
      role={found.asks ? 'alertdialog' : 'dialog'}
      title={name}
      description={found.asks ? demoMessages.asksFirst(owner, town) : demoMessages.opening}
      footer={
        found.asks && (
          <>
            <Button variant="secondary" disabled={making} onClick={onClose}>
              Cancel
            </Button>
            <Button variant="primary" pending={making} onClick={() => void make(found)}>
              Open demo
            </Button>
          </>
        )
      }
    />
  )
}
