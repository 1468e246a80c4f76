// Sockets only: the cost of a connection in Node itself. Answers `memory` as our server does.
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { WebSocketServer } from 'ws';

const http = createServer();
new WebSocketServer({ server: http }).on('connection', (socket) => socket.on('message', () => {}));
http.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${http.address().port}`));
createInterface({ input: process.stdin }).on('line', () => {
  gc();
  gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  console.log(JSON.stringify({ used: heapUsed + external, rss }));
});
process.once('SIGTERM', () => process.exit(0));
