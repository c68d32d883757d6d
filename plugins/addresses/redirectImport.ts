import type { PayloadRequest } from 'payload'
import { APIError, createLocalReq } from 'payload'
import type { TargetData } from '#collections/url-targets/storedTarget.ts'
import { answerOf, fieldsOfTarget, targetOf } from '#collections/url-targets/storedTarget.ts'
import { redirectSource } from '#collections/url-targets/urlPath.ts'
import { inTransaction } from '#database/transaction.ts'
import type { RedirectLine } from './redirectCsv.ts'
import { readRedirectCsv } from './redirectCsv.ts'

// Lines of one file.
const maxLines = 20_000

export interface RedirectImportReport {
  made: number
  changed: number
  unchanged: number
  refused: { line: number; address: string; message: string }[]
}

/**
 * Creates and updates redirects from a table, each in a transaction of its own and under the rules and permissions of
 * the screen: a line that fails is reported with its number and does not stop the others.
 * @param isTrial writes each line and rolls it back.
 * @throws APIError 400 when the file cannot be read.
 */
export async function importRedirects(
  req: PayloadRequest,
  csv: string,
  { isTrial }: { isTrial: boolean },
): Promise<RedirectImportReport> {
  const report: RedirectImportReport = { made: 0, changed: 0, unchanged: 0, refused: [] }
  for (const line of read(csv)) {
    if ('message' in line) {
      report.refused.push({ line: line.number, address: line.address, message: line.message })
      continue
    }
    try {
      report[await write(req, line.redirect, isTrial)] += 1
    } catch (error) {
      report.refused.push({ line: line.number, address: line.redirect.address, message: sentenceOf(error) })
    }
  }
  return report
}

const read = (csv: string) => {
  const refused = (message: string) => new APIError(message, 400, null, true)
  try {
    const lines = readRedirectCsv(csv)
    if (lines.length <= maxLines) return lines
  } catch (error) {
    throw error instanceof RangeError ? refused(error.message) : error
  }
  throw refused(`A file has at most ${maxLines.toLocaleString('en-US')} lines. Cut it into several.`)
}

type RowOutcome = 'made' | 'changed' | 'unchanged'

const write = async ({ payload, user }: PayloadRequest, line: RedirectLine, isTrial: boolean): Promise<RowOutcome> => {
  const path = redirectSource(line.address)
  const req = await createLocalReq(user ? { user } : {}, payload)
  return inTransaction(
    req,
    () => put(req, path, line),
    () => !isTrial,
  )
}

const put = async (req: PayloadRequest, path: string, line: RedirectLine): Promise<RowOutcome> => {
  const { payload, user } = req
  const shared = { collection: 'url-targets', user, overrideAccess: false, depth: 0, req } as const
  const where = { path: { equals: path } }
  const { docs } = await payload.find({ ...shared, where, limit: 1, pagination: false })
  const [known] = docs
  const data = { ...fieldsOf(line), note: line.note || (known?.note ?? null) }
  if (!known) {
    await payload.create({ ...shared, data: { ...data, path } })
    return 'made'
  }
  const saysOf = (one: typeof known) =>
    JSON.stringify([answerOf(one), targetOf(one), one.authority, one.authorityUrl, one.note])
  const before = saysOf(known)
  const after = saysOf(await payload.update({ ...shared, id: known.id, data }))
  return before === after ? 'unchanged' : 'changed'
}

const fieldsOf = (line: RedirectLine): TargetData & { authority?: string; authorityUrl?: string } => {
  const { answer, target, authority } = line
  if (answer === '410') return { type: 'gone' }
  if (answer === '451') {
    return { type: 'unavailable_for_legal_reasons', authority, authorityUrl: line['authority address'] }
  }
  // The name of a target that no redirect can lead to is refused as an address.
  return { ...(fieldsOfTarget(target) ?? { type: 'redirect', url: target }), code: answer }
}

// The sentence of an error; of one about fields, theirs.
const sentenceOf = (error: unknown): string => {
  const data: unknown = error instanceof APIError ? error.data : null
  const errors: unknown = data && typeof data === 'object' && 'errors' in data ? data.errors : null
  const messages = Array.isArray(errors) ? errors.map((one: { message?: unknown }) => String(one.message)) : []
  if (messages.length > 0) return messages.join(' ')
  return error instanceof RangeError || error instanceof APIError ? error.message : 'This line could not be written.'
}
