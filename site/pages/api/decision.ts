import type { NextApiRequest, NextApiResponse } from 'next'
import { siteEnvironment } from '../../environment.ts'
import { askDecision, decisionQuestion } from '../../reader/decisionProvider.ts'

export const config = { api: { bodyParser: { sizeLimit: '1kb' } } }

/** Answers what a slot shows to the reader who asks (`POST {location, decision}`): asks the provider. */
export default async function handler(req: NextApiRequest, res: NextApiResponse): Promise<unknown> {
  res.setHeader('Cache-Control', 'no-store')
  if (req.method !== 'POST') return res.setHeader('Allow', 'POST').status(405).end()
  const { PERSONALISATION_TOKEN: token, PERSONALISATION_URL: url } = siteEnvironment()
  const question = decisionQuestion.safeParse(req.body)
  if (!url) return res.status(404).json({ error: 'No provider decides here' })
  if (!question.success) return res.status(400).json({ error: 'This is not a question for a decision' })
  return res.json(await askDecision({ url, token }, question.data, req.headers['sec-gpc'] === '1'))
}
