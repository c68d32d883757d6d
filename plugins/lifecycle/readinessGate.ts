import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import type { LifecycleSlug } from './lifecycle.schema.ts'
import type { CheckResult, ContentDocument, LifecycleOptions } from './lifecycle.types.ts'

/**
 * Lets a document out only when every Required check passes (docs/spec/newsroom.md#readiness-gate).
 * @returns the Recommended ones that fail.
 * @throws APIError 422 with the list of what fails.
 */
export async function requireReadiness(
  req: PayloadRequest,
  document: ContentDocument,
  collection: LifecycleSlug,
  checksOf: LifecycleOptions['checksOf'],
): Promise<CheckResult[]> {
  const failed = ((await checksOf?.(req, document, collection)) ?? []).filter(({ isPassed }) => !isPassed)
  const required = failed.filter(({ kind }) => kind === 'Required')
  if (required.length > 0) {
    const labels = required.map(({ label }) => label).join(', ')
    throw new APIError(`Not ready: ${labels}.`, 422, { code: 'readiness.failed', checks: required }, true)
  }
  return failed
}
