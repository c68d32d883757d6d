export function faultOfNode(version: string): string | undefined
