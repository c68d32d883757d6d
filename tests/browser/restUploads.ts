import { z } from 'zod'
import { demoPassword } from '#scripts/start/demo.ts'

const answered = z.object({
  doc: z.object({ id: z.number(), filename: z.string() }).optional(),
  errors: z.unknown().optional(),
})

export interface RestUploads {
  call: (path: string, init?: RequestInit) => Promise<Response>
  /** Sends a file as a form does. `words` are the errors as JSON, empty without any. */
  upload: (name: string, type: string, bytes: Buffer) => Promise<{ status: number; words: string; filename: string }>
  removeAll: () => Promise<void>
}

export async function restUploads(cmsUrl: string): Promise<RestUploads> {
  const response = await fetch(`${cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@citydesk.test', password: demoPassword }),
  })
  const { token } = z.object({ token: z.string() }).parse(await response.json())
  const kept: number[] = []
  const call = (path: string, init: RequestInit = {}) =>
    fetch(cmsUrl + path, { ...init, headers: { Authorization: `JWT ${token}`, ...init.headers } })
  return {
    call,
    upload: async (name, type, bytes) => {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(bytes)], { type }), name)
      form.set('_payload', '{}')
      const sent = await call('/api/media', { method: 'POST', body: form })
      const { doc, errors } = answered.parse(await sent.json())
      if (doc) kept.push(doc.id)
      return { status: sent.status, words: errors ? JSON.stringify(errors) : '', filename: doc?.filename ?? '' }
    },
    removeAll: async () => {
      for (const id of kept) await call(`/api/media/${id}`, { method: 'DELETE' })
    },
  }
}
