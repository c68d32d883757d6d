import type { NextApiRequest, NextApiResponse } from 'next'
import { chosenIn } from '../../../reader/subscribeForm.ts'
import { readerPreferences } from '../../../reader/subscriptions.ts'

export const config = { api: { bodyParser: { sizeLimit: '16kb' } } }

/**
 * Handles `POST /api/newsletters/preferences`, the form of the page of a reader's subscriptions, and redirects back to it.
 */
export default async function handler(req: NextApiRequest, res: NextApiResponse): Promise<void> {
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Referrer-Policy', 'no-referrer')
  if (req.method !== 'POST') return res.setHeader('Allow', 'POST').status(405).json({ errors: [] })
  const { token, chosen } = chosenIn(req.body)
  const page = `/subscription/preferences?token=${encodeURIComponent(token)}`
  try {
    await readerPreferences(token, chosen)
    res.redirect(303, `${page}&saved=1`)
  } catch (error) {
    console.error('Preferences of a reader could not be saved:', error)
    res.redirect(303, '/subscription/failed')
  }
}
