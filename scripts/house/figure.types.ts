import type { ProjectFiles } from '#scripts/lint/projectFiles.ts'
import type { Source } from './sources.ts'

/** The path of a file, with a number of findings in it. */
export interface Place {
  path: string
  count: number
}

/** A number about the code that may only fall. */
export interface Figure {
  name: string
  instead: string
  /** @param files all files, with tests and documents */
  measure: (sources: readonly Source[], files: ProjectFiles) => Measured
}

export interface Measured {
  value: number
  /** The files or folders with the most of it first. */
  places: Place[]
}
