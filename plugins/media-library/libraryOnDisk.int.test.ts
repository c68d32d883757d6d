import { libraryCases } from '#tests/integration/mediaLibrary.cases.ts'

// One newsroom a file: a second one in the same process gets no tables.
libraryCases('the disk')
