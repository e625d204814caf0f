// Part of the service worker: keeps a file that the system shares with the app until the trainer's page opens it.

const trainer = new URL('trainer', self.registration.scope).href

async function keepShared(request) {
  try {
    const file = (await request.formData()).get('file')
    const kept = await caches.open('paid-shared')
    if (file instanceof File) await kept.put(trainer, new Response(file))
  } catch {
    // The page says that nothing came.
  }
  return Response.redirect(`${trainer}?shared`, 303)
}

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'POST' && url === trainer) event.respondWith(keepShared(event.request))
})
