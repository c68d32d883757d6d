import { libraryCases } from './library.cases.ts'

libraryCases('an S3 store')
