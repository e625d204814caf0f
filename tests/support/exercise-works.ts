import { actions } from '#db/all-actions.ts'
import {
  approve,
  ask,
  assign,
  attemptId,
  automatic,
  decide,
  group,
  inOrder,
  invite,
  invoice,
  link,
  linkOff,
  next,
  openCase,
  pay,
  payByItself,
  paymentOf,
  payout,
  refund,
  reject,
  report,
  resolve,
  resolveOwn,
  review,
  schedule,
  type Work,
} from './exercise-acts.ts'

interface Tried {
  /** Mistakes that are near: none of them solves it. */
  wrong: Record<string, Work>
  solves: Work
}

/** How each exercise is solved, and mistakes that are near. */
export const works: Record<string, Tried> = {
  'refund-part': {
    wrong: {
      'another customer': refund('Blessing Marufu', 27_50, 20_00),
      'too little': refund('Kopje Hardware', 312_40, 38_50),
      'by the platform’s staff': async (context) => {
        const { id } = await paymentOf(context, 'Kopje Hardware', 312_40)
        const actor = { name: 'Itai Marufu', ip: '10.0.0.2', side: 'staff' } as const
        const asked = { id, amount: 50_00, reason: 'Returned', attemptId: attemptId() }
        await actions.refundTransaction({ ...context, actor }, asked)
      },
      'another one too': inOrder(
        refund('Kopje Hardware', 312_40, 50_00),
        refund('Blessing Marufu', 27_50, 20_00),
      ),
    },
    solves: refund('Kopje Hardware', 312_40, 50_00),
  },
  'new-link': {
    wrong: {
      'a draft': link('Gift voucher', 25_00, true),
      'another currency': link('Gift voucher', 25_00, false, 'ZWL'),
      'any amount': link('Gift voucher', null),
    },
    solves: link('Gift voucher', 25_00),
  },
  'link-off': {
    wrong: {
      'another link': linkOff('1046'),
      'both links': inOrder(linkOff('1046'), linkOff('1047')),
    },
    solves: linkOff('1047'),
  },
  'link-price': {
    wrong: {
      'a new link of the same name': link('Vumba Blend, 1 kg', 19_50),
      'a new link beside the old one': inOrder(link('Vumba Blend, 1 kg', 19_50), (context) =>
        actions.updatePaymentLink(context, { id: '1042', amount: 19_50 }),
      ),
      'another link': (context) =>
        actions.updatePaymentLink(context, { id: '1047', amount: 19_50 }),
      'another currency': (context) =>
        actions.updatePaymentLink(context, { id: '1042', amount: 19_50, currency: 'ZWL' }),
    },
    solves: (context) => actions.updatePaymentLink(context, { id: '1042', amount: 19_50 }),
  },
  retry: {
    wrong: {
      'a new payment of the same amount': async (context) => {
        const { id } = await actions.payLink(context, {
          linkId: '1046',
          amount: 1_750_00,
          currency: 'ZWL',
          paymentMethod: 'onemoney',
          account: '0711111111',
          customer: 'Farai Ncube',
          attemptId: attemptId(),
        })
        await actions.retryTransaction(next(context.db), id)
      },
    },
    solves: async (context) =>
      actions.retryTransaction(context, (await paymentOf(context, 'Farai Ncube', 1_750_00)).id),
  },
  invite: {
    wrong: {
      'another address': invite('shamiso@vumba.example', 'Finance'),
      'another role': invite('shamiso@vumbacoffee.example', 'Support'),
    },
    solves: invite('shamiso@vumbacoffee.example', 'Finance'),
  },
  assign: {
    wrong: {
      'another colleague': assign('M-024', 'AU-02'),
      'another application': assign('M-023', 'AU-03'),
    },
    solves: assign('M-024', 'AU-03'),
  },
  incident: {
    wrong: {
      'another method': (context) =>
        actions.reportIncident(context, { id: 'ecocash', note: 'Slow' }),
      'switched off': (context) =>
        actions.setPaymentMethodEnabled(context, { id: 'onemoney', enabled: false }),
    },
    solves: (context) => actions.reportIncident(context, { id: 'onemoney', note: 'Slow today' }),
  },
  'pay-link': {
    wrong: {
      'another method': pay('1042', 18_00, 'onemoney'),
      'a payment that came by itself': payByItself('1042', 18_00),
    },
    solves: pay('1042', 18_00, 'ecocash'),
  },
  'pay-amount': {
    wrong: {
      'another amount': pay('1046', 200_00, 'ecocash', 'ZWL'),
      'a payment that came by itself': payByItself('1046', 350_00, 'ZWL'),
    },
    solves: pay('1046', 350_00, 'ecocash', 'ZWL'),
  },
  invoice: {
    wrong: {
      'too many': invoice([[6_000, 24_00]]),
      'another currency': invoice([[5_000, 24_00]], { currency: 'ZWL' }),
      'quantities that swapped their prices': invoice(
        [
          [5_000, 1_00],
          [1_000, 24_00],
        ],
        { currency: 'ZWL' },
      ),
      'the same in dollars': invoice([
        [5_000, 1_00],
        [1_000, 24_00],
      ]),
      'a line too many': invoice([
        [5_000, 24_00],
        [1_000, 24_00],
      ]),
      'a draft': invoice([[5_000, 24_00]], { send: false }),
    },
    solves: invoice([[5_000, 24_00]]),
  },
  payout: {
    wrong: {
      'another account': payout('BA-02', 50_00),
      'another amount': payout('BA-01', 50_00),
    },
    solves: payout('BA-01', 100_00),
  },
  'auto-payouts': {
    wrong: {
      'every day': automatic('daily', { USD: 50_00, ZWL: 0 }),
      'from any amount': automatic('weekly', { USD: 0, ZWL: 0 }),
      'another currency': automatic('weekly', { USD: 0, ZWL: 50_00 }),
    },
    solves: automatic('weekly', { USD: 50_00, ZWL: 0 }),
  },
  schedule: {
    wrong: {
      'every week': schedule('weekly', 'shamiso@vumbacoffee.example'),
      'to the owner': schedule('monthly', 'ruvimbo@vumbacoffee.example'),
    },
    solves: schedule('monthly', 'shamiso@vumbacoffee.example'),
  },
  'refund-desk': {
    wrong: {
      'another name': group('Refunds', ['TM-03']),
      'more than refunds': group('Refund desk', ['TM-03'], ['refunds', 'payouts']),
      'more than Kuda': group('Refund desk', ['TM-02', 'TM-03']),
    },
    solves: group('Refund desk', ['TM-03']),
  },
  papers: {
    wrong: {
      'one of two': review('D-0030'),
      'papers of another': review('D-0030', 'D-0032'),
      'another’s too': review('D-0030', 'D-0031', 'D-0032'),
    },
    solves: review('D-0030', 'D-0031'),
  },
  ask: {
    wrong: {
      'another application': ask('M-023', [], 'Your tax certificate?'),
      'a lease': ask('M-025', [], 'Please upload your lease.'),
      'a lease too': ask('M-025', ['Tax clearance'], 'And your lease.'),
      'another paper': ask('M-025', ['Bank statement']),
    },
    solves: ask('M-025', ['Tax clearance']),
  },
  reject: {
    wrong: { 'another application': reject('M-028') },
    solves: reject('M-026'),
  },
  fee: {
    wrong: {
      'another method': (context) =>
        actions.updateFees(context, [{ id: 'onemoney', merchantFee: 2.4 }]),
      'the customer’s fee': (context) =>
        actions.updateFees(context, [{ id: 'ecocash', customerFee: 2.2 }]),
      'the customer’s fee too': (context) =>
        actions.updateFees(context, [{ id: 'ecocash', merchantFee: 2.2, customerFee: 1 }]),
    },
    solves: (context) => actions.updateFees(context, [{ id: 'ecocash', merchantFee: 2.2 }]),
  },
  case: {
    wrong: {
      'another payment': openCase('Farai Ncube', 1_750_00),
      'back to the customer': resolve('CS-01', 'refunded'),
    },
    solves: resolve('CS-01', 'paid'),
  },
  dispute: {
    wrong: {
      'for the customer': decide('lost'),
      'another dispute opened': async (context) => {
        const { id } = await paymentOf(context, 'Granite Rest Lodge', 120_00)
        const reason = 'duplicate' as const
        await actions.openDispute(context, { transactionId: id, reason, attemptId: attemptId() })
      },
    },
    solves: decide('won'),
  },
  'lost-money': {
    wrong: {
      'the other payment of that kind': inOrder(openCase('Kudakwashe Banda', 27_50), resolveOwn),
      'left open': openCase('Rejoice Mapfumo', 120_00),
      'both payments': inOrder(
        openCase('Kudakwashe Banda', 27_50),
        openCase('Rejoice Mapfumo', 120_00),
        resolveOwn,
      ),
    },
    solves: inOrder(openCase('Rejoice Mapfumo', 120_00), resolveOwn),
  },
  desk: {
    wrong: {
      'another application': inOrder(review('D-0111', 'D-0112'), approve('M-106')),
      'the papers alone': review('D-0107', 'D-0108'),
      'another one too': inOrder(
        review('D-0107', 'D-0108'),
        approve('M-104'),
        review('D-0111', 'D-0112'),
        approve('M-106'),
      ),
    },
    solves: inOrder(review('D-0107', 'D-0108'), approve('M-104')),
  },
  'first-sale': {
    wrong: {
      'a draft': link('Beans', 18_00, true),
      'a payment that came by itself': async (context) => {
        const made = (await link('Beans', 18_00)(context)) as { id: string }
        await payByItself(made.id, 18_00)(next(context.db))
      },
    },
    solves: async (context) => {
      const made = (await link('Beans', 18_00)(context)) as { id: string }
      await pay(made.id, 18_00, 'ecocash')(next(context.db))
    },
  },
  'month-end': {
    wrong: {
      'another account, file and reader': inOrder(
        payout('BA-02', 20_00),
        report('csv'),
        schedule('monthly', 'ruvimbo@vumbacoffee.example'),
      ),
      'the month before': inOrder(
        payout('BA-01', 200_00),
        report('pdf', 'Last month, Oct 1 to Oct 31, 2026'),
        schedule('monthly', 'shamiso@vumbacoffee.example'),
      ),
      'the last 30 days': inOrder(
        payout('BA-01', 200_00),
        report('pdf', 'Last 30 days, Oct 23 to Nov 21, 2026'),
        schedule('monthly', 'shamiso@vumbacoffee.example'),
      ),
      'every week': inOrder(
        payout('BA-01', 200_00),
        report('pdf'),
        schedule('weekly', 'shamiso@vumbacoffee.example'),
      ),
    },
    solves: inOrder(
      payout('BA-01', 200_00),
      report('pdf'),
      schedule('monthly', 'shamiso@vumbacoffee.example'),
    ),
  },
}
