#ifndef KALAH_C_H
#define KALAH_C_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Answers one request about rules, games and players: docs/page-api.md lists the methods.
 *
 * request: UTF-8, `size` bytes, need not end in 0. reply_size receives the number of bytes of the answer, may be null.
 * Returns one JSON object, 0-terminated; it belongs to the library and stays valid until the next call from the same
 * thread. A refused request gives {"error":"...","what":"..."}; the function itself never fails. Thread-safe: calls of
 * different threads are independent.
 */
const char* kalah_call(const char* request, size_t size, size_t* reply_size);

#ifdef __cplusplus
}
#endif

#endif
