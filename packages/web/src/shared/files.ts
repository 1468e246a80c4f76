/** Downloads data as a JSON file. */
export const saveFile = (name: string, data: unknown): void =>
  save(name, JSON.stringify(data, null, 1), 'application/json');

/** Downloads a text file. */
export const saveText = (name: string, text: string): void => save(name, text, 'text/plain');

function save(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
