/** What a browser calls itself, short. */
export function deviceWords(device: string): string {
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(device)?.[0] ?? 'A program';
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(device)?.[0];
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' };
  return `${names[browser] ?? browser}${system ? ` on ${system}` : ''}`;
}
