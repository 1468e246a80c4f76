/**
 * The sorted names of the fields that `/api/openapi.json` lists for a GET response, or for the object in its field
 * `field`.
 */
export async function documentedKeys(url: string, path: string, field?: string): Promise<string[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as any;
  const { schema } = paths[path].get.responses['200'].content['application/json'];
  const part = field === undefined ? schema : schema.properties[field];
  const object = [part, ...(part.anyOf ?? [])].find(({ properties }) => properties);
  return Object.keys(object.properties).sort();
}
