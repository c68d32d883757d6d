import { libraryCases } from '#tests/integration/mediaLibrary.cases.ts'

libraryCases('an S3 store')
