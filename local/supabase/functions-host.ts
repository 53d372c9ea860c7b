/**
 * Run by Deno, not by Node: serves every function of a folder from one process, as the hosted edge
 * runtime would from several. Prints its address as one line of JSON when it is ready.
 */
type Handler = (request: Request, info: unknown) => Response | Promise<Response>;

declare const Deno: {
  args: string[];
  exit: () => never;
  stdin: {readable: ReadableStream<Uint8Array>};
  serve: ((handler: Handler) => unknown) &
    ((
      options: {hostname: string; port: number; onListen: (address: {port: number}) => void},
      handler: Handler,
    ) => unknown);
};

const handlers = new Map<string, Handler>();
const serve = Deno.serve;

// A function starts its own server when it is loaded; here its handler is kept instead.
for (const file of Deno.args) {
  const name = file.split('/').at(-2) ?? file;
  Deno.serve = ((handler: Handler) => handlers.set(name, handler)) as typeof Deno.serve;
  await import(file);
}

serve(
  {
    hostname: '127.0.0.1',
    port: 0,
    onListen: ({port}) => console.log(JSON.stringify({url: `http://127.0.0.1:${port}`})),
  },
  (request, info) => {
    const name = new URL(request.url).pathname.split('/')[1] ?? '';
    const handler = handlers.get(name);
    return (
      handler?.(request, info) ??
      Response.json({code: 'NOT_FOUND', message: 'Requested function was not found'}, {status: 404})
    );
  },
);

// Whoever started us is gone when our input ends; then nobody is left to serve.
await new Response(Deno.stdin.readable).arrayBuffer();
Deno.exit();

export {};
