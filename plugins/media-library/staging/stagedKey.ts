import { createHash } from 'node:crypto'
import type { StagedName } from './uploadStaging.types.ts'

/** Where a file waits: letters and digits only, whatever the file is called, and apart from everybody else's. */
export const stagedKey = ({ userId, filename }: StagedName): string =>
  createHash('sha256')
    .update(`${userId}\n${filename.normalize('NFC')}`)
    .digest('hex')

/** Whether a text can be the name of a file that waits: nothing that leads elsewhere on a disk. */
export const isStagedKey = (key: string): boolean => /^[0-9a-f]{64}$/.test(key)
