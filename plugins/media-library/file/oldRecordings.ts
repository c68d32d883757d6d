import type { Payload } from 'payload'
import { takeFile } from './file.take.ts'

// Recordings that are looked up at a time.
const batchSize = 50

/**
 * Reads the waveforms and durations of recordings that came into the library before it kept them, one file at a time. A
 * file that cannot be read gets an empty waveform, so that it is not read again. Several processes at it do no harm.
 *
 * @param read returns the bytes of a file of the library
 */
export async function fillWaveforms(payload: Payload, read: (filename: string) => Promise<Buffer>): Promise<void> {
  for (;;) {
    const { docs } = await payload.find({
      collection: 'media',
      where: { scheme: { equals: 'audio' }, waveform: { exists: false } },
      limit: batchSize,
      depth: 0,
      pagination: false,
    })
    if (docs.length === 0) return
    for (const { id, filename } of docs) {
      const data = filename ? await factsOf(payload, filename, read) : { waveform: [] }
      await payload.update({ collection: 'media', id, data, depth: 0 })
    }
  }
}

async function factsOf(payload: Payload, name: string, read: (filename: string) => Promise<Buffer>) {
  try {
    const data = await read(name)
    const { facts } = await takeFile({ name, data, size: data.length }, null)
    return { waveform: facts.waveform ?? [], duration: facts.duration }
  } catch (error) {
    payload.logger.warn({ err: error, msg: `The waveform of ${name} could not be read` })
    return { waveform: [] }
  }
}
