import { createHash } from 'node:crypto'
import type { StagedName } from './uploadStaging.types.ts'

/** Returns the key of a staged file: letters and digits only, whatever the file's name, and separate for each user. */
export const stagedKey = ({ userId, filename }: StagedName): string =>
  createHash('sha256')
    .update(`${userId}\n${filename.normalize('NFC')}`)
    .digest('hex')

/** Returns whether a text is valid as the key of a staged file: nothing that leads elsewhere on a disk. */
export const isStagedKey = (key: string): boolean => /^[0-9a-f]{64}$/.test(key)
