import { describe, expect, it } from '@jest/globals'
import { buffersIn } from './cluster.ts'

const gigabyte = 2 ** 30

describe('the memory that the embedded PostgreSQL reads into', () => {
  it.each([
    [0.5, 128],
    [2, 256],
    [8, 1024],
    [64, 2048],
  ])('is, on a machine with %s GB, %s MB', (gigabytes, megabytes) => {
    expect(buffersIn(gigabytes * gigabyte)).toBe(megabytes)
  })
})
