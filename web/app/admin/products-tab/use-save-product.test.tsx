import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useProducts } from '~/admin/data/products';
import { useDraft } from '~/admin/drafts/use-draft';
import { answerCalls, renderScreen } from '~/admin/render-screen.test-support';
import { project } from '~/api/fake-site-admin-records.test-support';
import { fieldsOf, type Product } from './product-fields';
import { useSaveProduct } from './use-save-product';

const PRODUCT = { ...project('idatik', { title: 'Alt', titles: { de: 'Alt' } }), etag: 'one' };

function Form({ product }: { product: Product }) {
  const form = useDraft({ kind: 'project', key: product.key }, fieldsOf(product));
  const { save } = useSaveProduct(product, form);
  return (
    <>
      <input
        aria-label="Titel"
        value={String(form.values['title.de'])}
        onChange={({ target }) => form.set('title.de', target.value)}
      />
      <button type="button" onClick={save}>
        {form.isDirty ? 'ungesichert' : 'gesichert'}
      </button>
    </>
  );
}

function Tab() {
  const { data } = useProducts();
  return data?.[0] ? <Form product={data[0]} /> : null;
}

it('a save leaves the editor as it is: open, its field the same, ready for the next save', async () => {
  let stored = PRODUCT;
  const calls = answerCalls(({ method, json, ifMatch }) => {
    if (method === 'GET') return Response.json([stored]);
    expect(ifMatch).toBe(`"${stored.etag}"`);
    const { title } = json as { title: { de: string } };
    stored = { ...stored, titles: title, title: title.de, etag: `after ${title.de}` };
    return Response.json(stored);
  });
  renderScreen(<Tab />);
  const field = await screen.findByLabelText<HTMLInputElement>('Titel');
  field.focus();
  for (const title of ['Neu', 'Neuer']) {
    fireEvent.change(field, { target: { value: title } });
    fireEvent.click(screen.getByRole('button', { name: 'ungesichert' }));
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('gesichert'));
    expect(screen.getByLabelText('Titel')).toBe(field);
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe(title);
  }
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
});
