/** The secret key that every business has in the sandbox from the start: a sample, of which nothing is secret. */
export const sandboxSecretKey = 'sk_test_7QmVx2KdR9sTfB4nWcY8hLpZ'
