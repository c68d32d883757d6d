import { createHash } from 'node:crypto'
import type { StagedName } from './uploadStaging.types.ts'

/** Returns the key of a staged file: letters and digits only, whatever the file's name, and separate for each user. */
export function stagedKey({ userId, filename }: StagedName): string {
  return createHash('sha256')
    .update(`${userId}\n${filename.normalize('NFC')}`)
    .digest('hex')
}

/** Returns whether a text is valid as the key of a staged file: nothing that leads elsewhere on a disk. */
export function isStagedKey(key: string): boolean {
  return /^[0-9a-f]{64}$/.test(key)
}
