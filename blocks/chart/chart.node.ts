import { leafNode } from '../core/node.factory.ts'
import { chart } from './chart.schema.ts'

export const ChartNode = leafNode(chart)
