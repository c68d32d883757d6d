export function faultOfNode(version: string): string | undefined
export function warningOfNode(version: string): string | undefined
