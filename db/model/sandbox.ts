/** The secret key that every business has in the sandbox from the start: a sample, of which nothing is secret. */
export const sandboxSecretKey = 'sk_test_7QmVx2KdR9sTfB4nWcY8hLpZ'

/** What signs the sandbox's example of a webhook where a business has no address for test events: a sample as well. */
export const sandboxWebhookSecret = 'whsec_4bHk9ZpQw2LmXr7TcVn8YsDf'
