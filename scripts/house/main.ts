import { readProjectFiles } from '#scripts/lint/projectFiles.ts'
import { readFigures } from './figures.ts'

// `npm run house`: prints every figure with its limit; `npm run lint` refuses what is over one.
const readings = readFigures(readProjectFiles(process.cwd()))
const lines = readings.map(({ figure, value, limit }) => {
  const remark = value > limit ? 'over' : value < limit ? 'the limit can be lowered' : ''
  return `${String(value).padStart(7)} of ${String(limit).padStart(6)}  ${figure.name}  ${remark}`.trimEnd()
})
console.log(lines.join('\n'))
