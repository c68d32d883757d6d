import type { Payload } from 'payload'
import { stagedFor, type UploadStaging } from './uploadStaging.types.ts'

/** Milliseconds. */
const hour = 3_600_000

/** Removes what was sent and never registered: at once, and then every hour. Several processes at it do no harm. */
export const startCleanUp = (payload: Payload, staging: UploadStaging): void => {
  const sweep = async () => {
    try {
      const count = await staging.sweep(new Date(Date.now() - stagedFor))
      if (count > 0) payload.logger.info(`${count} broken uploads were removed`)
    } catch (error) {
      payload.logger.error({ err: error, msg: 'Broken uploads could not be removed' })
    }
  }
  void sweep()
  setInterval(() => void sweep(), hour).unref()
}
