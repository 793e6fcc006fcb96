#!/usr/bin/env node
// A bot in JavaScript: it is told all legal moves, and lays its tiles as near to the start tile as it can.
import { createInterface } from 'node:readline';

const say = (line) => process.stdout.write(line + '\n');

const distance = (move) => {
    const [, x, y] = move.split(' ');
    return Math.abs(x) + Math.abs(y);
};

let legal = [];
const answers = {
    protocol: () => ['protocol 1 gatherer', 'want legal'],
    isready: () => ['readyok'],
    legal: (rest) => {
        legal = rest.split(', ');
        return [];
    },
    go: () => {
        const nearest = Math.min(...legal.map(distance));
        const near = legal.filter((move) => distance(move) === nearest);
        // The last of them has a meeple, if any has.
        return [`info ${near.length} of ${legal.length} moves are nearest`, `move ${near.at(-1)}`];
    },
    quit: () => process.exit(0),
};

for await (const line of createInterface({ input: process.stdin })) {
    const [word] = line.split(' ');
    answers[word]?.(line.slice(word.length + 1)).forEach(say);
}
