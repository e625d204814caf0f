const plans: Record<string, string> = {
  basic: 'Basic',
  business: 'Business',
  enterprise: 'Enterprise',
}

/** The plan that the pricing table sent along in the address; undefined for none or nonsense. */
export function chosenPlan(search: string): string | undefined {
  const plan = new URLSearchParams(search).get('plan') ?? ''
  return Object.hasOwn(plans, plan) ? plans[plan] : undefined
}
