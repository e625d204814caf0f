/** @jsxImportSource react */
import { Dexie, type EntityTable } from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Link, Route, Switch } from 'wouter'

interface Payment {
  id: string
  customer: string
  presses: number
}

const db = new Dexie('bare') as Dexie & { payments: EntityTable<Payment, 'id'> }
db.version(1).stores({ payments: 'id' })

async function firstPayment(): Promise<Payment> {
  const row = await db.payments.get('TX-1')
  return row ?? { id: 'TX-1', customer: 'Tariro Moyo', presses: 0 }
}

/** The fastest page possible on this stack, as a baseline: reads one row, writes it on a press, and reads it again. */
function OnePayment() {
  const payment = useLiveQuery(firstPayment)
  const [pressed, setPressed] = useState(false)
  if (!payment) return <h1>One row</h1>
  return (
    <main>
      <h1>One row</h1>
      <p id="row">
        {payment.customer} {payment.presses}
      </p>
      <button
        type="button"
        onClick={() => void db.payments.put({ ...payment, presses: payment.presses + 1 })}
      >
        Put
      </button>
      <button type="button" id="answer" onClick={() => setPressed(true)}>
        {pressed ? 'Answered' : 'Answer'}
      </button>
      <Link href="/about">About</Link>
    </main>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for its row.')
createRoot(root).render(
  <StrictMode>
    <Switch>
      <Route path="/" component={OnePayment} />
      <Route path="/about">About</Route>
    </Switch>
  </StrictMode>,
)
// After load, so as not to delay the first paint.
addEventListener('load', () => void navigator.serviceWorker.register('sw.js'))
